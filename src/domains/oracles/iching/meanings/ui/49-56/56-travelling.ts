import type { Meaning } from '../../rules.ts'

const travelling: Meaning = {
  image: 'Fogo no alto da montanha: brilha, corre pelo capim seco e não pousa; de manhã, já está em outra crista.',
  tradition:
    'Quem viaja tem pouco, e por isso o livro recomenda modéstia, pousada certa, dinheiro guardado e companhia honesta. Riem primeiro e choram depois os que se portam como donos, a exemplo do pássaro que queima o próprio ninho.',
  today:
    'Nos primeiros seis meses em outra cidade, o padeiro ainda pergunta de onde você é. Valem a mala leve, o bom-dia ao porteiro, a conta paga na hora e pouca opinião.',
  counsel: 'Pergunte os costumes do lugar e cumpra os pequenos combinados à risca.',
  question: 'Se tudo tivesse de caber em uma mochila, que coisas você levaria?',
}
