import type { Fault } from '../private-calendar/rules.ts'

/** What went wrong with the reading of a calendar, and what its owner does about it. */
export const FAULT_WORDS: Record<Fault, readonly [what: string, remedy: string]> = {
  address: ['Não abrimos este endereço.', 'Copie o endereço secreto do seu calendário e cole aqui de novo.'],
  unreachable: ['O servidor do calendário não respondeu.', 'Não precisa fazer nada: tentamos de novo sozinhos.'],
  refused: [
    'O servidor do calendário não deixou ler.',
    'O endereço pode ter sido trocado. Copie o endereço secreto outra vez e cole aqui.',
  ],
  not_calendar: [
    'Neste endereço há outra coisa, não um calendário.',
    'Procure o endereço secreto no formato iCal, que quase sempre termina em .ics.',
  ],
  too_large: [
    'O calendário é grande demais: lemos até 2 MB e dez mil compromissos.',
    'Crie no seu calendário uma agenda só para o que ocupa você, e cole o endereço dela.',
  ],
  redirects: ['O endereço leva a outro, e a outro.', 'Copie o endereço secreto do seu calendário e cole aqui de novo.'],
  broken: [
    'O arquivo do calendário veio com defeito.',
    'Tentamos de novo sozinhos. Se continuar, cole outro endereço.',
  ],
  too_slow: [
    'Há no calendário uma repetição que não termina.',
    'Procure um compromisso que se repete de um jeito estranho, e mude a repetição.',
  ],
  lost: ['O endereço guardado não abre mais.', 'Cole o endereço do seu calendário de novo.'],
}
