import type { Meaning } from '../../rules.ts'

const resolution: Meaning = {
  image: 'O lago subiu até o céu e está por um fio: nuvem cheia, pronta para desabar em aguaceiro.',
  tradition:
    'Resta uma linha partida em cima de cinco inteiras, e é preciso tratar dela em público, com a verdade à mostra e sem recorrer a armas. O livro insiste em começar pela própria casa e desconfia de quem se vangloria da decisão.',
  today:
    'A carta de demissão está escrita há um mês e dorme na mochila. Todo mundo em volta sabe; falta dizer com serenidade, na hora certa, diante de quem precisa ouvir.',
  counsel: 'Comunique o que está decidido em três frases e sem plateia a mais.',
  question: 'A quem falta contar o que você já decidiu?',
}
