import type { Meaning } from '../../../rules.ts'

const threeOfSwords: Meaning = {
  keywords: {
    upright: ['mágoa', 'verdade que dói', 'desabafo'],
    reversed: ['cicatrização', 'mágoa guardada', 'perdão possível'],
  },
  upright: 'Dói, e é melhor dizer que dói. Uma palavra, uma notícia ou uma ausência atravessou o que era macio.',
  reversed:
    'A chuva passa e a ferida começa a ter contorno, ou alguém revolve a lâmina para conferir se ainda sente. Em certas histórias, falta só contar em voz alta.',
  counsel: 'Conte o que aconteceu a alguém de confiança, do começo ao fim, sem fazer piada no meio.',
  obstacle: 'A mágoa relida tantas vezes que já dita as respostas de hoje.',
  text: 'Aqui não há gente. Um coração grande ocupa o quadro, atravessado por três lâminas, sob nuvens carregadas e uma chuva inclinada. A imagem é velha: um baralho italiano do século XV, o Sola-Busca, já trazia coração e espadas. Nenhuma outra carta é tão direta, e há alívio nisso. Ela não anuncia dor; dá tamanho e forma à que já está na sala. Pode ser o e-mail de recusa, a frase dita na cozinha, o aniversário de quem não está mais. Chuva, pelo menos, lava.',
  question: 'Que mágoa precisa ser dita a alguém, e o que você pediria a quem escuta?',
}
