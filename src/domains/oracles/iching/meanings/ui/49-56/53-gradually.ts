import type { Meaning } from '../../rules.ts'

const gradually: Meaning = {
  image:
    'Na encosta da montanha cresce uma árvore, exposta ao vento: ninguém a vê crescer, e a serra inteira muda de perfil.',
  tradition:
    'O ganso selvagem vem chegando: da margem à pedra, da pedra ao planalto, do galho ao cume, até as nuvens, onde suas penas servem à dança. Assim se faziam os casamentos, com cada visita a seu tempo.',
  today:
    'Um namoro sério apresenta a família em etapas: primeiro a irmã, depois o almoço, por fim a tia que pergunta tudo. A pressa não encurta a estação; só faz perder o que ela tinha a ensinar.',
  counsel: 'Defina qual é o próximo pouso e esqueça, por ora, os seguintes.',
  question: 'Em que pedra do caminho você está, e como é a vista dali?',
}
