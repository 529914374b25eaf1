import type { Meaning } from '../../rules.ts'

const contemplation: Meaning = {
  image:
    'Um vento corre sobre a terra e dobra o capim em ondas; lá de cima do mirante, dá para ler por onde ele passou.',
  tradition:
    'O verso para no instante em que as mãos já foram lavadas e a oferenda ainda não começou. Soberanos antigos visitavam as regiões só para olhar, e as linhas vão do olhar de criança ao de quem examina a própria vida.',
  today:
    'Pode ser rever as fotos do ano, ler o extrato inteiro, sentar no banco da praça antes de responder. Olhar sem mexer é trabalho, e muda quem olha.',
  counsel: 'Fique meia hora diante do assunto sem decidir nada, com lápis e papel.',
  question: 'O que os seus dias mostrariam a quem os visse de fora?',
}
