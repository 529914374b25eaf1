import type { Meaning } from '../../rules.ts'

const enthusiasm: Meaning = {
  image: 'O trovão irrompe da terra e todo o chão responde, como a praça quando a bateria entra.',
  tradition:
    'Reis antigos, conta o comentário, faziam música nessa hora, para honrar o mérito e lembrar os antepassados. O entusiasmo move multidões e também enfeitiça: uma das linhas desconfia de quem já anuncia o próprio júbilo; outra elogia quem, firme como pedra, percebe o momento antes do fim do dia.',
  today:
    'A ideia nova que contagia a equipe, o bloco que se forma na calçada, a matrícula feita no impulso. Ritmo dá começo; só agenda dá continuação.',
  counsel: 'Aproveite o embalo para marcar duas datas: a da festa e a do ensaio.',
  question: 'Por qual motivo você se levanta da cadeira sem que ninguém chame?',
}
