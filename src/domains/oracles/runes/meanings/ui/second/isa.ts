import type { Meaning } from '../../rules.ts'

const isa: Meaning = {
  origin:
    'Isa é o gelo, um risco só. O poema inglês o acha frio demais, liso sem medida e lindo: brilha como vidro, parece pedra preciosa, piso feito de geada. O norueguês o chama de ponte larga. O mesmo gelo que prende o barco deixa atravessar o rio a pé.',
  upright:
    'Hoje se lê como pausa: o que está parado, e inteiro. Nem tudo o que não anda está perdido; há coisa que se conserva no frio até a estação mudar.',
  obstacle: 'A paralisia de quem espera a condição perfeita, e enquanto isso não encosta no assunto.',
  support: 'Uma espera que não custa nada e protege o que ainda não está pronto.',
  counsel: 'Escolha uma coisa para deixar parada de propósito e anote a data em que vai olhar para ela de novo.',
  question: 'O que pode esperar parado, sem estragar?',
}
