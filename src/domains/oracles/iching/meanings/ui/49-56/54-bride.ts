import type { Meaning } from '../../rules.ts'

const bride: Meaning = {
  image: 'Trovão em cima do lago: um abalo passa, a água se agita e vai atrás, sem ter escolhido o rumo.',
  tradition:
    'Trata de quem entra numa casa pela porta menor, como a irmã caçula que acompanhava a noiva. Pouca autoridade, portanto muito tato: manca, mas anda; vê com um olho, mas vê. E a princesa, no fim, usa mangas mais simples que as da dama.',
  today:
    'Quem chega por último a um escritório aprende onde fica o filtro de café antes de opinar sobre a empresa. Há lugares em que a iniciativa incomoda e a constância é notada.',
  counsel: 'Descubra as regras da casa antes de propor mudança nelas.',
  question: 'Mesmo sem o primeiro posto, que sentido tem este lugar para você?',
}
