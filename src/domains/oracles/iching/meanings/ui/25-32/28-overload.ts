import type { Meaning } from '../../rules.ts'

const overload: Meaning = {
  image:
    'O lago subiu acima das copas: a madeira some debaixo d’água, e na casa a viga do meio verga com o peso do telhado.',
  tradition:
    'Quatro linhas fortes no centro, duas fracas nas pontas. O livro fala de uma viga que cede e aprova que se tenha para onde ir; tempos assim aceitam soluções fora do comum, como o salgueiro seco que volta a brotar da raiz.',
  today:
    'Três empregos, uma mãe doente e o curso à noite. A conta das horas já não fecha, e heroísmo não acrescenta pilar.',
  counsel: 'Tire um peso antes de procurar mais força, e ponha esteio onde já range.',
  question: 'De tudo o que você carrega, o que foi posto em suas costas por costume?',
}
