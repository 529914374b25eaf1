import type { Meaning } from '../../rules.ts'

const greatRestraint: Meaning = {
  image:
    'A montanha guarda o céu dentro de si: vista da estrada é só pedra, mas quem subiu à gruta encontrou ar, luz e espaço.',
  tradition:
    'Contém-se o que é forte para que sirva: a tábua posta nos chifres do bezerro novo, as presas do javali amansado, o cavalo treinado dia após dia. Recomenda-se não comer em casa, isto é, levar o preparo ao mundo, e estudar o que os antigos disseram e fizeram.',
  today:
    'Pense no violão tocado no quarto por anos, antes de qualquer palco. Energia represada pesa, dá vontade de abrir a torneira, e com método vira reserva: repertório, poupança, fôlego.',
  counsel: 'Dedique uma hora por dia ao que está sendo acumulado.',
  question: 'Para que travessia você está juntando força?',
}
