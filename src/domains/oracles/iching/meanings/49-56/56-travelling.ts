import type { Meaning } from '../rules.ts'

export const travelling: Meaning = {
  image: 'Fogo no alto da montanha: brilha, corre pelo capim seco e não pousa; de manhã, já está em outra crista.',
  tradition:
    'Quem viaja tem pouco, e por isso o livro recomenda modéstia, pousada certa, dinheiro guardado e companhia honesta. Riem primeiro e choram depois os que se portam como donos, a exemplo do pássaro que queima o próprio ninho.',
  today: 'Cidade nova por seis meses, plantão em hospital alheio, a primeira semana na família do outro. Valem a mala leve e o bom-dia ao porteiro.',
  counsel: 'Pergunte os costumes do lugar e cumpra os pequenos combinados à risca.',
  question: 'O que você levaria se tivesse de caber em uma mochila?',
}
