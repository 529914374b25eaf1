import type { Meaning } from '../../rules.ts'

const hangedMan: Meaning = {
  keywords: { upright: ['pausa', 'outro ângulo', 'entrega'], reversed: ['espera gasta', 'martírio', 'adiamento'] },
  upright:
    'Uma suspensão que muda o ponto de vista. Parar, por escolha ou por força das coisas, deixa ver o que em pé não se via.',
  reversed:
    'A espera perdeu o sentido e virou costume, com um toque de martírio para a plateia. Dá para descer: a corda prende um pé só.',
  counsel: 'Deixe uma decisão parada por três dias e, nesse tempo, defenda em voz alta a opinião contrária.',
  obstacle: 'Um sacrifício que ninguém pediu e que todos acabam pagando.',
  text: 'Há folhas na trave: a madeira está viva. Preso por um tornozelo, o homem cruza a outra perna, guarda os braços nas costas e tem o rosto tranquilo, com uma luz acesa em volta. Vire a carta, e ele parece dançar. Na Itália do século XV, pintava-se assim, pendurado pelo pé, quem faltava com a palavra; a figura tinha o nome de Traidor, e era insulto público. Bem mais tarde, leitores viram ali uma pausa consentida. Desde então ela faz companhia na sala de embarque e na noite em que falta luz e a família redescobre o dominó. Pouca coisa se resolve nessas horas, e várias mudam de tamanho. O problema, visto de cabeça para baixo, mostra o avesso da costura.',
  question: 'Que ideia sua merece ser olhada pelo avesso?',
}
