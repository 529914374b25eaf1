import type { Meaning } from '../../rules.ts'

const company: Meaning = {
  image:
    'A fogueira sobe na direção do céu; em volta dela, gente que veio de estradas diferentes estende as mãos para o mesmo calor.',
  tradition:
    'Companhia no descampado, diz o verso: fora dos muros da família e do grupo de sempre. O livro desconfia de alianças combinadas a portas fechadas e conta que os companheiros choram primeiro e riem depois, quando enfim se encontram.',
  today:
    'Um coral, uma horta comunitária, a viagem dividida com desconhecidos. Pessoas muito diferentes trabalham bem juntas quando o propósito cabe numa frase que todas diriam igual.',
  counsel: 'Diga com clareza para que você está juntando pessoas e aceite quem vier por outro caminho.',
  question: 'Onde você concorda com quem pensa diferente de você?',
}
