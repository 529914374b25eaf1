import type { Meaning } from '../../rules.ts'

const waiting: Meaning = {
  image: 'A água subiu toda para o céu e parou em nuvem. No quintal, a horta olha para cima, e a chuva ainda não cai.',
  tradition:
    'Diante de um rio cheio, o livro elogia quem espera com confiança, come, bebe e guarda o ânimo para a travessia. Espera-se no campo, na areia e na lama, e cada chão pede outra conduta.',
  today:
    'Resultado de exame, resposta de edital, um telefonema que não vem. Há um prazo que é dos outros e um almoço que é seu; misturar os dois estraga ambos.',
  counsel: 'Marque um dia para cobrar a resposta e, até lá, cuide do que não depende dela.',
  question: 'O que já pode ficar pronto enquanto a chuva não cai?',
}
