import type { Meaning } from '../../rules.ts'

const wunjo: Meaning = {
  origin:
    'Wunjo é a alegria. O poema inglês a explica com os pés no chão: tem alegria quem conhece pouca dor e tem para si fartura e abrigo. Escribas ingleses gostaram tanto da letra que a usaram por séculos no meio do alfabeto latino.',
  upright:
    'Na leitura de hoje, o contentamento que não faz barulho: estar à vontade, ter graça no que se faz, caber num lugar. Alegria de mesa posta, não de fogos.',
  reversed:
    'A graça anda escondida: riso por educação, festa por obrigação, ou a mania de esperar tudo resolvido para então aproveitar. Não sumiu; falta lugar na semana.',
  obstacle: 'Adiar o que dá gosto até merecer, como se a alegria fosse pagamento.',
  support: 'Uma companhia ou um costume que faz bem e não custa quase nada.',
  counsel: 'Ponha nesta semana, com hora marcada, uma coisa que você faz só porque tem graça.',
  question: 'O que ainda tem graça?',
}
