import type { Meaning } from '../../rules.ts'

const lowFlight: Meaning = {
  image: 'Trovão sobre a montanha: lá no cume ele soa miúdo, e um passarinho abaixa o voo à procura do ninho.',
  tradition:
    'Dois traços no centro, quatro nas beiras, asas abertas: o pássaro em voo deixa um recado, melhor descer que subir. Em pequenas coisas, pode-se passar um pouco do ponto, no respeito, no luto, na economia; nas grandes, convém esperar.',
  today:
    'O mês é de dinheiro contado e equipe reduzida, e o corpo pede cama cedo. Brilhar fica para depois; devolver a ligação, assinar o ponto e varrer o quintal, não.',
  counsel: 'Faça o trivial com mais capricho que o costume.',
  question: 'Que ninho está mais perto do que o topo que você mirava?',
}
