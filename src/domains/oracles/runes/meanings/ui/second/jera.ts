import type { Meaning } from '../../rules.ts'

const jera: Meaning = {
  origin:
    'Jera é o ano, e mais ainda o ano bom: a mesma palavra que deu o inglês year. Os três poemas concordam, coisa rara: fala-se de verão, de campo cheio, de frutos claros para ricos e pobres. O desenho são dois ângulos que giram um em torno do outro e não se tocam.',
  upright:
    'Lê-se como a colheita no seu tempo: resultado de trabalho feito antes, ciclo que se fecha, etapa que não aceita pressa. Ninguém apressa o milho puxando a folha.',
  obstacle: 'Querer colher fora de época, ou não colher nunca, por achar que ainda falta um pouco.',
  support: 'Um trabalho feito meses atrás, discreto, que está quase no ponto.',
  counsel: 'Dê uma volta pelo que você plantou neste ano e termine hoje uma coisa que só falta terminar.',
  question: 'O que plantei e está quase no ponto?',
}
