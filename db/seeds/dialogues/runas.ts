import { parseDialogue } from './dialogue.ts'

export const runas = [
  parseDialogue(`
    C: {saudação}! Quero tirar runas sobre os estudos. Concurso em três meses.
    K: {saudação}, {cliente}! Três runas: onde você está, o que atravessa, o que apoia. Vou sacudir o saquinho.

    K: Saíram Isa, Raidho e Sowilo.
    C: Não conheço nenhuma kkk
    K: Isa é o gelo: parado, mas inteiro. Raidho é a estrada, o ritmo. Sowilo é o sol.
    C: O gelo sou eu olhando a apostila.

    K: O gelo não é castigo. É água esperando temperatura. O que derrete você um pouquinho?
    C: Estudar com minha prima. {Sozinho|Sozinha} eu travo.

    K: Raidho pede cadência. Melhor uma hora todo dia do que dez no domingo. Como está sua semana?
    C: Caótica. Mas de manhã cedo daria.
    K: Então a estrada começa cedo.

    C: Sowilo quer dizer que passo?
    K: Quer dizer calor e clareza para o caminho. Resultado de prova, runa nenhuma assina.
    C: Justo.

    C: Vou combinar com minha prima às 6h. Ela vai me odiar.
    K: Levem café. Boa estrada, {cliente}!
  `),
  parseDialogue(`
    C: Oi. Hoje estou meio triste e queria só conversar com as pedrinhas.
    K: Oi, {cliente}. Vem. Tiro uma só e a gente fica com ela, pode ser?
    C: Pode.

    K: Berkana, a bétula. É a árvore que nasce primeiro depois do incêndio.
    C: Perdi minha cachorra semana passada. Catorze anos.
    K: Ah, {cliente}. Catorze anos é uma vida inteira juntos. Como ela se chamava?
    C: Pipoca.

    K: Berkana cuida do que é pequeno. Hoje o que é pequeno é você. Já comeu alguma coisa?
    C: Ainda não, acredita?
    K: Acredito. Então a runa manda um pão com manteiga, palavra de quem lê.

    C: Todo mundo fala para pegar outro logo.
    K: Cada floresta volta no seu tempo. Não tem relógio para isso.

    C: Tenho vontade de plantar alguma coisa no cantinho dela.
    K: Seria muito Berkana. Uma muda de manjericão, de alecrim, o que a Pipoca cheirava?
    C: Ela deitava na hortelã.
    K: Então hortelã. Se a tristeza pesar demais, procura alguém de confiança ou o CVV, no 188. Um abraço apertado.
    C: {Obrigado|Obrigada}. De verdade.
  `),
]
