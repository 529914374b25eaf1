import type { Meaning } from '../../../rules.ts'

const sevenOfWands: Meaning = {
  keywords: { upright: ['posição firme', 'defesa', 'coragem'], reversed: ['teimosia', 'cansaço', 'ceder terreno'] },
  upright:
    'Manter a posição com argumento e postura, mesmo em desvantagem de número. O terreno alto ajuda quem sabe por que subiu.',
  reversed:
    'Defende-se um morro que já não interessa, por costume de defender. Também é o momento de descer um degrau e escolher por qual ponto vale insistir.',
  counsel: 'Escolha o único ponto de que você não abre mão e explique o motivo em duas frases.',
  obstacle: 'Receber toda pergunta como ataque e responder com o bastão.',
  text: 'Seis chamas sobem da beira do quadro, três de cada lado, e não se vê quem as carrega. No alto de um rochedo estreito, um rapaz atravessa o seu bastão diante do corpo, pernas abertas, olhos atentos. Na estampa de Smith ele calça um sapato diferente em cada pé, como quem saiu às pressas; o nosso veio mais composto. A vantagem é a altura e o aperto também: mal cabem dois pés. Lembra quem diz não ao desconto, à hora extra de graça, à pergunta invasiva do almoço.',
  question: 'Por qual destes terrenos você subiria de novo, sabendo o que custa?',
}
