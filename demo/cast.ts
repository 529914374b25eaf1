/** With what somebody reads. */
export type Instrument = 'cards' | 'runes' | 'coins' | 'numbers' | 'sky'

/** A demo consultant in whose name this program attends. */
export type Attendant = {
  email: string
  instrument: Instrument
  /** How they introduce what they do, after their name. */
  manner: string
}

/** Five of the demo consultants, each with another instrument. The seeds mark their accounts as automatic. */
export const ATTENDANTS: readonly Attendant[] = [
  {
    email: 'teo.vasconcelos@exemplo.com.br',
    instrument: 'cards',
    manner: 'Trabalho com tarot, explico cada carta e não tenho pressa.',
  },
  {
    email: 'jurema.dos.anjos@exemplo.com.br',
    instrument: 'sky',
    manner: 'Olho o céu de hoje e, junto com ele, uma carta do tarot.',
  },
  {
    email: 'cecilia.moura@exemplo.com.br',
    instrument: 'numbers',
    manner: 'Faço numerologia com a conta inteira à mostra.',
  },
  {
    email: 'ingrid.hoffmann@exemplo.com.br',
    instrument: 'runes',
    manner: 'Leio runas: primeiro o que o sinal era, depois o que ele diz à sua pergunta.',
  },
  {
    email: 'joaquim.teles@exemplo.com.br',
    instrument: 'coins',
    manner: 'Consulto o I Ching: seis lançamentos de três moedas, uma imagem e uma boa conversa.',
  },
]

export const isAttendant = (email: string) => ATTENDANTS.some((one) => one.email === email)

/** Demo clients who come by now and then, in turn, with what they say. They spend demo credit, so they are rare. */
export const VISITORS: readonly { email: string; says: readonly string[] }[] = [
  {
    email: 'rafael.meneses@exemplo.com.br',
    says: [
      'Oi! Recebi uma proposta de trabalho e estou na dúvida.',
      'Faz sentido. O que me prende é o medo de errar de novo.',
      'Gostei da pergunta. Vou pensar nela hoje.',
      'Obrigado, até mais!',
    ],
  },
  {
    email: 'camila.fontoura@exemplo.com.br',
    says: [
      'Oi! Queria olhar para o meu namoro.',
      'A gente briga pouco, mas quase não conversa.',
      'É verdade, eu espero que ele adivinhe.',
      'Muito obrigada, vou indo.',
    ],
  },
  {
    email: 'thiago.brito@exemplo.com.br',
    says: [
      'Oi, tudo bem? Tenho umas contas atrasadas e isso não me sai da cabeça.',
      'Nasci em 22/04/1994, se ajudar.',
      'Vou fazer a lista hoje mesmo.',
      'Valeu, até a próxima.',
    ],
  },
  {
    email: 'simone.vasques@exemplo.com.br',
    says: [
      'Oi, estou entre ficar na cidade e me mudar para perto da minha irmã.',
      'Acho que já sei o que quero, só não disse em voz alta.',
      'Pode tirar mais uma?',
      'Obrigada de coração. Tchau!',
    ],
  },
]
