import type { Meaning } from '../../rules.ts'

const step: Meaning = {
  image:
    'Em cima o céu, embaixo o lago que o reflete: alguém atravessa a margem rasa, medindo cada pisada para não turvar a água.',
  tradition:
    'O verso famoso fala em pisar na cauda do tigre sem que ele morda. Conta-se que o segredo é a delicadeza: saber com quem se lida, guardar o lugar de cada um e andar com franqueza.',
  today:
    'Alguém vai pedir aumento e ensaia o número, mas não a primeira frase. O conteúdo importa, e o modo importa igual: a hora, o tom de voz, a cadeira oferecida antes do assunto.',
  counsel: 'Antes da conversa difícil, escolha o lugar, a hora e a primeira frase.',
  question: 'Que cuidado de forma falta para que o seu recado seja ouvido?',
}
