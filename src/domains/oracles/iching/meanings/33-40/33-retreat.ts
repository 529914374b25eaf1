import type { Meaning } from '../rules.ts'

export const retreat: Meaning = {
  image: 'A montanha sobe e o céu, sem briga, recua outro tanto: por mais que a pedra cresça, há sempre azul acima dela.',
  tradition:
    'Retirar-se a tempo é uma arte, e o livro distingue a retirada amável, a elegante e a que vai em paz; só desaconselha a cauda, o último a largar. Mantém-se a distância sem raiva, com dignidade.',
  today:
    'Sair do grupo de mensagens, recusar o convite, encerrar a sociedade enquanto ainda há conversa. Quem recua com horário combinado deixa a porta inteira e leva as suas coisas.',
  counsel: 'Decida o que sai da sua mão e avise com antecedência e gentileza.',
  question: 'De onde vale se afastar enquanto ainda dá para fazê-lo bem?',
}
