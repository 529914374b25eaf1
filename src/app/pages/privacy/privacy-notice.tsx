import { company } from '#browser/company.ts'
import { Chapter, Part, STACKED } from './chapter.tsx'
import { KEPT_DATA } from './kept-data.ts'

export const PrivacyNotice = () => (
  <Chapter id="privacidade" title="Aviso de privacidade" updated="23/11/2026">
    <p>
      Quem decide sobre os seus dados é{' '}
      {company().cnpj ? (
        <>
          a {company().legalName}, <span className="inline-block">CNPJ {company().cnpj}</span>. O encarregado atende em{' '}
          <a href={`mailto:${company().email}`}>{company().email}</a>.
        </>
      ) : (
        <>
          a empresa responsável pelo Sensitivos. O encarregado atende pela página de <a href="/contato">contato</a>.
        </>
      )}
    </p>
    <Part title="O que guardamos, para quê e com que base">
      <ul>
        <li>
          <strong>Conta:</strong> nome, e-mail, telefone, data de nascimento e senha (só o resumo dela, que não se
          desfaz). Para abrir a conta, confirmar que você tem 18 anos e deixar você entrar. Base: contrato.
        </li>
        <li>
          <strong>Consultas:</strong> mensagens, fotos, o que foi tirado na mesa, horários e os segundos de presença de
          cada um. Para que a conversa aconteça, para cobrar só o tempo provado e para que você possa reler e conferir.
          Base: contrato. O que você conta pode revelar crença ou saúde: por isso pedimos o seu consentimento à parte,
          no cadastro.
        </li>
        <li>
          <strong>Chamadas de voz e vídeo:</strong> nada do que se diz ou mostra passa por nós aberto, e nada é gravado.
          Voz e imagem vão cifradas de um navegador ao outro, com uma chave que só os dois têm; se houver um servidor no
          meio, ele só repassa, e nenhum dos dois vê o endereço de rede do outro. Medimos se o som e a imagem chegam e
          se há voz (quantos pacotes e quanta força, nunca o que é dito) e guardamos só até quando foi assim e quantos
          segundos contaram por canal, para cobrar o que foi entregue. Base: contrato. Por noventa dias fica também como
          esteve a conexão (perda, demora, microfone e câmera ligados ou não), para esclarecer o que aconteceu se alguém
          relatar um problema. Base: legítimo interesse.
        </li>
        <li>
          <strong>Dinheiro:</strong> compras, lançamentos e recibos. Para prestar contas a você e ao fisco. Base:
          contrato e obrigação legal.
        </li>
        <li>
          <strong>De quem atende:</strong> CPF ou CNPJ, apresentação e preço. Para conferir quem é e pagar. Base:
          contrato e obrigação legal. O retrato, a gravação de voz e as mudanças do perfil, para mostrá-lo e explicar o
          que mudou.
        </li>
        <li>
          <strong>Entre cliente e consultor:</strong> o assunto do pedido, para preparar a consulta; o nascimento, só se
          você escrever e mostrar; as anotações e etiquetas que o consultor escreve para si, para lembrar da conversa; e
          os bloqueios, para que os dois não se encontrem mais. Um bloqueio e uma pausa valem também para outra conta
          com o mesmo telefone ou meio de pagamento, dos quais guardamos só o resumo; se for de outra pessoa, fale com a
          gente.
        </li>
        <li>
          <strong>Acesso:</strong> data, hora e endereço de rede de cada entrada, por seis meses. Base: Marco Civil da
          Internet, art. 15.
        </li>
        <li>
          <strong>Newsletter, horóscopo e contato:</strong> o e-mail, o signo que você escolheu e o que você escreveu.
          Base: consentimento, e atender o seu pedido.
        </li>
      </ul>
    </Part>
    <Part title="Cada dado seu: por que podemos, quem vê, até quando">
      <p>
        São os mesmos nomes do arquivo que você baixa em <a href="/client-dashboard?secao=conta#dados">Sua conta</a>. Os
        artigos são da LGPD.
      </p>
      <table className={STACKED}>
        <caption className="sr-only">Dados que guardamos, com base legal, quem os vê e até quando</caption>
        <thead>
          <tr>
            <th scope="col">Dado</th>
            <th scope="col">Base</th>
            <th scope="col">Quem vê</th>
            <th scope="col">Até quando</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(KEPT_DATA).map(([name, [basis, seenBy, until]]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-column="Base">{basis}</td>
              <td data-column="Quem vê">{seenBy}</td>
              <td data-column="Até quando">{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
    <Part title="O que não fazemos">
      <p>
        Não vendemos dados, não temos anúncio, não usamos rastreador de terceiros e não lemos conversas para montar
        perfil. Telefone e e-mail nunca passam de um lado para o outro entre cliente e consultor.
      </p>
      <p>
        Um programa confere o que o consultor escreve antes de enviar: segura contatos, pagamentos por fora e ameaças.
        Uma pessoa da equipe só lê o que foi dito numa consulta quando há uma denúncia ou um pedido de reembolso aberto
        sobre ela. O motivo fica registrado, e os dois veem na sua conta que foi lida, quando e por quê.
      </p>
    </Part>
    <Part title="Com quem dividimos">
      <ul>
        <li>
          Com o consultor: o seu primeiro nome, o assunto do pedido, o que você escrever na conversa, a voz e a imagem
          que você ligar numa chamada e, se quiser, o nascimento.
        </li>
        <li>Com o meio de pagamento: nome, e-mail e valor, para gerar o Pix.</li>
        <li>Com quem hospeda os servidores e entrega os e-mails, sob contrato e só para isso.</li>
        <li>Com autoridade que tenha ordem válida.</li>
      </ul>
    </Part>
    <Part title="Por quanto tempo">
      <p>
        A conta e o que está na tabela acima, até o que ela diz. Conversas e avaliações ficam depois de encerrada a
        conta, sem o nome dela, para o exercício de direitos de quem esteve nelas (art. 7º, VI, e art. 11, II, d): os
        dois lados podem precisar provar o que foi dito. Lançamentos e recibos, pelo prazo da lei, porque são encadeados
        e não podem sumir sem que a soma deixe de fechar. Registros de acesso, seis meses. Mensagens de contato, até um
        ano depois de respondidas.
      </p>
    </Part>
    <Part title="Como protegemos">
      <p>
        Tráfego cifrado, senhas com argon2id, sessões que você pode ver e encerrar, e um livro-caixa em que nada se
        altera depois de escrito. Se algo grave acontecer, avisamos você e a ANPD.
      </p>
    </Part>
  </Chapter>
)
