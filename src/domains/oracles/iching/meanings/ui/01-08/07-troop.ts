import type { Meaning } from '../../rules.ts'

const troop: Meaning = {
  image: 'Por baixo da terra seca há um lençol de água inteiro, guardado gota a gota, à disposição de quem cavar.',
  tradition:
    'A força de um povo, dizem os comentários, fica guardada nele como a água no chão. Uma só linha firme conduz as outras cinco, e dela se exigem causa justa, ordem desde a saída e maturidade para medir o custo.',
  today:
    'Num mutirão de sábado, gente disposta não falta; falta quem diga o que fazer às oito da manhã. Conduzir, aqui, é distribuir tarefas claras e servir o próprio prato por último.',
  counsel: 'Escreva quem faz o quê e até quando, e leia em voz alta para o grupo.',
  question: 'Por que causa você chamaria ajuda, e quem você chamaria primeiro?',
}
