import { parseDialogue } from './dialogue.ts'

export const numerologia = [
  parseDialogue(`
    C: {saudação}! Vi que aqui mostram a conta. Quero ver a minha.
    K: {saudação}, {cliente}! Mostro sim, dígito por dígito. Me passa a data de nascimento?
    C: 09/07/1988.

    K: 9 + 7 + 1 + 9 + 8 + 8 = 42, e 4 + 2 = 6. Caminho de vida 6.
    C: E o que conta o 6?
    K: Na tradição é o número do cuidado: casa, gente, compromisso. O desafio do 6 é cuidar sem carregar.
    C: Carrego até a compra da vizinha.

    K: Seu ano pessoal: 9 + 7 + os algarismos do ano corrente. Dá um ano de fechar gavetas.
    C: Faz sentido, estou terminando uma especialização.

    C: Dá para ver o nome também?
    K: Dá. Somei as vogais do seu nome completo: deu 3, o número de quem precisa contar histórias. Você escreve, canta, conversa?
    C: Eu cantava no coral. Parei na pandemia.

    C: Muda alguma coisa se eu assinar sem o segundo sobrenome?
    K: Muda a conta. Se muda a vida, eu não prometo. Assine como você se reconhece.

    K: Resumindo: um 6 que merece um ensaio de coral por semana.
    C: Vou procurar! Adorei ver a conta, ninguém mostra.
    K: Confere aí com calculadora que eu não me ofendo. Até mais, {cliente}!
  `),
  parseDialogue(`
    C: Oi, {consultor}. Tenho três nomes para minha filha e não decido.
    K: Oi, {cliente}! Que momento bonito. Quais são?
    C: Helena, Olívia ou Clara.

    K: Vou somar só o primeiro nome, do jeito que você escreveu aí. Um instante.
    K: Helena soma 9, Olívia soma 5 com acento ignorado, Clara soma 8.
    C: Qual é o melhor?
    K: Não existe melhor. O 9 fala de generosidade, o 5 de movimento, o 8 de realização. São retratos, não destinos.

    C: {Minha esposa|Meu marido} quer Clara.
    K: E quando você chama em voz alta, {sozinho|sozinha} na cozinha, qual sai primeiro?
    C: Olívia. Sempre Olívia.

    K: Então os números já fizeram o trabalho deles, que era te fazer falar isso.
    C: Kkkk golpe baixo, {consultor}.

    C: E se um dia ela não gostar?
    K: Aí ela inventa um apelido, como todo mundo. O amor de quem escolheu vai junto.
    C: Estou {emocionado|emocionada}. Muito {obrigado|obrigada}.
    K: Um beijo na Olívia, ou em quem ela resolver ser.
  `),
]
