import type { Meaning } from '../rules.ts'

export const bride: Meaning = {
  image: 'Trovão em cima do lago: um abalo passa, a água se agita e vai atrás, sem ter escolhido o rumo.',
  tradition:
    'Trata de quem entra numa casa pela porta menor, como a irmã caçula que acompanhava a noiva. Pouca autoridade, portanto muito tato: manca, mas anda; vê com um olho, mas vê. E a princesa, no fim, usa mangas mais simples que as da dama.',
  today:
    'Ser a substituta da equipe, o segundo casamento, quem chegou por último à sociedade. Há funções em que a iniciativa incomoda e a constância é notada.',
  counsel: 'Descubra as regras da casa antes de propor mudança nelas.',
  question: 'O que você quer deste lugar, ainda que nunca venha a ser o primeiro?',
}
