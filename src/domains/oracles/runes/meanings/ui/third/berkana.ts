import type { Meaning } from '../../rules.ts'

const berkana: Meaning = {
  origin:
    'Berkana é a bétula, das primeiras árvores a voltar depois do fogo ou da derrubada. O islandês a pinta como ramo cheio de folhas, árvore pequena, mato moço. O inglês diz que ela não dá fruto e mesmo assim brota, bonita nos galhos.',
  upright:
    'Hoje se lê como começo miúdo: broto, casa, cuidado de todo dia. O que nasce pequeno e não precisa provar nada, só de água na hora certa.',
  reversed:
    'O broto está sufocado ou esquecido: cuidado que virou controle, ou plano deixado sem rega. Uma muda morre dos dois jeitos, de sede e de água demais.',
  obstacle: 'Cobrar tamanho de adulto de uma coisa que acabou de nascer.',
  support: 'Um cuidado pequeno e repetido, seu ou de alguém, que já está segurando a casa.',
  counsel:
    'Cuide hoje por quinze minutos de uma coisa pequena e viva: uma planta, um texto, um quarto, um corpo cansado.',
  question: 'O que é pequeno e pede cuidado?',
}
