import { company } from '#browser/company.ts'
import { shareRangeInWords } from '#domains/consultants/commission.rules.ts'
import { CLEARING_WORDS } from '#domains/wallet/earnings/rules.ts'
import { Chapter, Part } from './chapter.tsx'

export const Terms = () => (
  <Chapter id="termos" title="Termos de uso" updated="23/11/2026">
    <Part title="1. O que é o Sensitivos">
      <p>
        Um lugar onde pessoas que praticam tarot, astrologia, numerologia, runas, mediunidade, oráculos, reiki e
        cristaloterapia atendem clientes por mensagem e, onde o perfil de quem atende oferece, em chamadas de voz ou de
        vídeo. Quem atende é profissional independente; nós cuidamos da sala, do relógio, do pagamento e do recibo. Para
        usar é preciso ter 18 anos.
      </p>
    </Part>
    <Part title="2. O que uma consulta é, e o que não é">
      <p>
        É conversa, orientação e companhia. Não é previsão garantida, não é diagnóstico nem tratamento, e não substitui
        médico, psicólogo, advogado ou contador. É proibido a quem atende prometer resultado, ameaçar, vender ritual ou
        levar o pagamento para fora.
      </p>
    </Part>
    <Part title="3. Preço e relógio">
      <ul>
        <li>
          Um crédito vale um real. Cadastrar-se não custa nada e não pede cartão; cada consulta é paga com créditos
          antes de começar.
        </li>
        <li>
          O preço por minuto aparece antes do pedido. Durante a conversa, só sobe se você disser sim a um canal mais
          caro, com o preço novo na tela; baixar de canal é na hora, e qualquer um dos dois pode.
        </li>
        <li>
          Contam só os segundos inteiros em que os dois estavam presentes, pelo relógio do servidor; o resto de um
          segundo não é cobrado. O valor é arredondado para baixo, até o centavo.
        </li>
        <li>
          Queda de qualquer lado para o relógio. Há dois minutos para voltar; depois a conversa se encerra sozinha.
        </li>
        <li>Consultor em silêncio por 45 segundos também para o relógio, até voltar.</li>
        <li>
          Alguns atendimentos são de programas, sem ninguém do outro lado: ficam numa lista à parte, dizem isso antes e
          custam no máximo R$ 0,69 por minuto. Com eles o relógio só anda quando você aperta para começar, e para 45
          segundos depois da sua última palavra.
        </li>
        <li>
          Numa chamada, um segundo só conta com som chegando aos dois lados. Sem a imagem de quem atende, o vídeo custa
          como voz. Com os dois calados por 45 segundos, o relógio para.
        </li>
        <li>Sem nenhuma mensagem nem fala do consultor, a consulta custa zero.</li>
        <li>A reserva que não foi usada volta ao saldo no encerramento. Nada é recarregado sem você pedir.</li>
      </ul>
    </Part>
    <Part title="4. Chamadas">
      <p>
        Voz e imagem vão cifradas do navegador de um para o do outro, se preciso por um servidor que só as repassa. Nós
        não ouvimos, não vemos e não gravamos. Gravar o outro lado sem que ele saiba e concorde não é permitido a
        ninguém. Se o som não puder ser comprovado, a chamada termina e a consulta continua por chat, ao preço do chat.
      </p>
    </Part>
    <Part title="5. Recibo">
      <p>
        Toda compra e toda consulta têm recibo com código. Qualquer pessoa pode{' '}
        <a href="/relatorios">conferir um recibo</a>: o navegador refaz a conta e a prova.
      </p>
    </Part>
    <Part title="6. Arrependimento e devolução">
      <p>
        Créditos comprados e não usados podem ser devolvidos em até sete dias da compra, sem motivo (Código de Defesa do
        Consumidor, art. 49), para o mesmo meio de pagamento. Depois disso, o que sobrar do valor pago continua sendo
        seu e não vence. O pedido se faz pela <a href="/contato?assunto=payment">página de contato</a>, com número de
        protocolo.
      </p>
      <p>
        Uma consulta, uma resposta por escrito ou a taxa de um horário marcado pode ser contestada em até sete dias, no
        seu recibo: uma pessoa da equipe decide e diz o motivo.
      </p>
    </Part>
    <Part title="7. Avaliações">
      <p>
        Só avalia quem teve consulta encerrada, uma vez por consulta. Ninguém edita uma avaliação, nem nós. Se a lei
        obrigar a retirar uma, fica à vista que houve e por quê.
      </p>
    </Part>
    <Part title="8. Quem atende">
      <p>
        Recebe {shareRangeInWords()} do que foi cobrado, conforme o nível; de minutos de um pacote ou plano, do que foi
        pago por eles. {CLEARING_WORDS} O pedido para atender é analisado por uma pessoa.
      </p>
    </Part>
    <Part title="9. Encerramento e foro">
      <p>
        Você pode encerrar a conta quando quiser; o saldo pago é devolvido. Podemos encerrar contas que fraudem, ameacem
        ou assediem, com o motivo por escrito. Vale a lei brasileira e o foro do seu domicílio. Dúvidas:{' '}
        {company().email ? (
          <a href={`mailto:${company().email}`}>{company().email}</a>
        ) : (
          <a href="/contato">escreva para nós</a>
        )}
        .
      </p>
    </Part>
  </Chapter>
)
