import type { Meaning } from '../../rules.ts'

const retreat: Meaning = {
  image:
    'A montanha sobe e o céu, sem briga, recua outro tanto: por mais que a pedra cresça, há sempre azul acima dela.',
  tradition:
    'Retirar-se a tempo é uma arte, e o livro distingue a retirada amável, a elegante e a que vai em paz; só desaconselha a cauda, o último a largar. Mantém-se a distância sem raiva, com dignidade.',
  today:
    'Quem encerra uma sociedade enquanto ainda há conversa divide até os pratos com bom humor. Recuar com data combinada deixa a porta inteira e permite levar as próprias coisas.',
  counsel: 'Decida o que sai da sua mão e avise com antecedência e gentileza.',
  question: 'De onde vale se afastar enquanto ainda dá para fazê-lo bem?',
}
