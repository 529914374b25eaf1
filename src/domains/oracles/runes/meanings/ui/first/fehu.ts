import type { Meaning } from '../../rules.ts'

const fehu: Meaning = {
  origin:
    'Fehu era o gado, e gado era a medida de toda riqueza. Em latim aconteceu o mesmo: de pecus, rebanho, saíram pecúlio e pecúnia. O poema inglês diz que a riqueza conforta a todos, mas que é preciso reparti-la; o norueguês lembra que ela semeia briga entre parentes.',
  upright:
    'Hoje se lê como aquilo que se tem e que anda: dinheiro, tempo, saber, gente com quem contar. Riqueza viva, que precisa de pasto e de olho, e que só serve quando circula.',
  reversed:
    'A conta que ninguém faz: o que escorre aos pouquinhos, o que se guarda por susto, o que se gasta para parecer. Nem sempre é falta; às vezes é cerca aberta.',
  obstacle: 'Contar só o que falta, e por isso não mexer no que já está na mão.',
  support: 'O que você já tem e usa pouco: uma reserva, um ofício, um contato guardado na agenda.',
  counsel:
    'Anote numa folha o que você tem hoje para isto, em tempo, dinheiro e gente, e ponha um só item para trabalhar.',
  question: 'O que tenho e não estou contando?',
}
