import type { Meaning } from '../../rules.ts'

const stillness: Meaning = {
  image: 'Montanha sobre montanha: duas serras, uma atrás da outra, e nenhuma pretende ser vista.',
  tradition:
    'Deter-se pelas costas, diz o verso, a ponto de atravessar o pátio sem notar quem passa. A quietude sobe pelo corpo: pés, pernas, cintura, tronco, queixo. Parar quando é hora de parar e andar quando é hora de andar, eis o brilho do caminho.',
  today:
    'Tela desligada, banco de ônibus, dez minutos antes que a casa acorde. O pensamento continua a falar e, sem plateia, abaixa o volume.',
  counsel: 'Sente-se com as costas apoiadas e não resolva nada até o café esfriar.',
  question: 'Que assunto melhora quando você para de mexer nele?',
}
