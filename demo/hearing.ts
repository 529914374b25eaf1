import { type Day, dayOf, parseBirthDay } from '#domains/oracles/birth-day.rules.ts'
import { Refusal } from '#shared/refusal.ts'

/** What somebody wants with a message, the most urgent first: the first that fits is heard. */
const ACTS = [
  [
    'danger',
    /suicid|me matar|tirar (a )?minha (propria )?vida|nao quero (mais )?viver|quero morrer|queria morrer|acabar com tudo|me cortar|me machucar|sumir do mundo/,
  ],
  [
    'identity',
    /\b(robo|chatbot|chatgpt|inteligencia artificial)\b|\b(voce|vc|tu|isso|isto) (e|eh|seria|ta sendo) (mesmo |so )?(um |uma )?(bot|ia|maquina|programa|human[oa]|gente|pessoa|real|automatic[oa]|de verdade)\b|fal(o|ando) com (um |uma )?(bot|ia|maquina|programa|human[oa]|pessoa|gente)\b|tem alguem ai/,
  ],
  [
    'outside',
    /\b(seu|teu) (numero|telefone|celular|pix|e-?mail|whats|zap|telegram|insta)|\b(passa|manda|chama|add|adiciona)\w* .*(whats|\bzap\b|telegram|instagram)/,
  ],
  [
    'promise',
    /amarrac|simpatia|feitic|tra(z|zer|ga) .*de volta|separar o casal|loteria|mega.?sena|jogo do bicho|numeros? da sorte/,
  ],
  [
    'health',
    /doenca|doente|cancer|\bexames?\b|remedio|gravid|diagnostic|medic[oa]\b|cirurgia|sintoma|pressao alta|depressao/,
  ],
  ['clock', /quanto (e que )?(custa|sai|fica)\b.*(\?|minuto|consulta)|minutos gratis|reembols/],
  [
    'again',
    /(outr[ao]|mais um[a]?|nov[ao]) (carta|runa|pedra|hexagrama|lancamento)|\b(tir|pux|jog|lanc|abr|vir|sac)(a|ar|e|er|ir|o) (\w+ ){0,3}(carta|runa|pedra|moeda|hexagrama)/,
  ],
  ['goodbye', /(\btchau\b|\badeus\b|\bate (logo|mais|a proxima|breve|amanha)\b)[^a-z]*$/],
] as const

/** The same, but a subject that is named with it matters more: "vou sair do emprego" is no goodbye. */
const YIELDING_ACTS = [
  ['outside', /whats|\bzap\b|telegram|instagram|por fora/],
  [
    'clock',
    /quanto (custa|sai|fica|ta|esta)|\bprecos?\b|quanto.*cobra|(?<!\b(me|se|nos|te) )\bcobra|relogio|\bsaldo\b|recibo/,
  ],
  [
    'again',
    /(outr[ao]|mais um[a]?|nov[ao]) numero|\b(tir|pux|jog|lanc|abr|vir|sac)(a|ar|e|er|ir|o) ((mais )?(um[a]?|outr[ao])|mais|de novo)\b( (pra|para) mim| por favor| agora)?[^a-z]*$|^(outr[ao]|mais um[a]?|de novo)\b( por favor| agora)?[^a-z]*$/,
  ],
  [
    'goodbye',
    /\btchau\b|\bate (logo|mais|a proxima|breve|amanha)|\badeus\b|vou indo|(preciso|tenho que|tenho de|vou) (ir|sair|desligar|encerrar)( (agora|embora|ja|la|nessa|mesmo)\b|[^a-z ]|$)|(?<!\b(nao|que|quem|como) )\b(era|e) (so )?isso( mesmo)?[.!]*$|por hoje (e|eh) so/,
  ],
  ['thanks', /obrigad|\bobg\b|\bbrigad|\bvaleu\b|\bvlw\b|agradec|gratid|ajudou (muito|demais)/],
] as const

const TOPICS = [
  [
    'grief',
    /\bluto\b|falec|\bmorreu\b|\bmorte d|perdi (o |a )?(meu|minha)|enterro|velorio|viuv|saudades? d[ao] (meu|minha)/,
  ],
  ['betrayal', /\btrai|\binfiel|infidel|\bamante\b|mentiu pra|\bmentira|outra mulher|outro homem/],
  [
    'parting',
    /\bex\b|\btermin(ei|ou|amos|o)\b|termino do|separac|separad|\bseparei\b|separou|divorci|reatar|voltar (com|pra) el[ea]|esquecer el[ea]/,
  ],
  [
    'love',
    /\bamor|namor|marido|espos|casament|\bcasar\b|relacion|apaixon|ficante|crush|gost(o|ando) (muito )?d(el[ea]|e alguem|e um)|\bel[ea] (nao |nunca |so )?(mais )?(me )?(respond|visualiz|bloque|ignor)|parceir|solteir|\bpar ideal/,
  ],
  ['family', /famili|\bmae\b|\bpai\b|\bpais\b|\bfilh|\birma|\bavos?\b|\bsogr|cunhad/],
  [
    'work',
    /trabalh|empreg|\bchefe|carreira|\bvaga\b|entrevista|demit|demiss|profiss|faculdade|\bestud|concurso|vestibular|\bproposta\b|promocao|\bcurso\b/,
  ],
  [
    'money',
    /dinheiro|\bdivida|\bgrana\b|salario|financ|\bcontas\b|emprestim|\bnegocio|investi|poupar|\baluguel|aposentad/,
  ],
  [
    'anxiety',
    /ansi(e|o)|\bmedo|angusti|insegur|nervos|nao (durmo|consigo dormir)|insonia|preocup|estress|cansad|\btrist|desanim|sozinh|perdid[ao]\b|confus/,
  ],
  ['spirit', /espirit|\bsonh(o|ei|os|ando)\b|intuic|\bguias?\b|energia|proposito|missao|\bfe\b|\bdeus\b|universo/],
  [
    'decision',
    /decid|decis|escolh|\bduvida|nao sei se|\bdevo\b|mudar|mudanca|\bcaminho|vale a pena|\bqual (dos|das|deles)/,
  ],
] as const

/** A subject that the written dialogues know. */
export type Topic = (typeof TOPICS)[number][0]
type Act = (typeof ACTS | typeof YIELDING_ACTS)[number][0] | 'yes' | 'no' | 'greeting' | 'words'

/** Questions about what lies on the table, and the part of it that answers them. */
const ASPECTS = [
  ['other', /invertid|outro lado|\bao contrario\b|de cabeca para baixo/],
  ['obstacle', /atrapalh|obstacul|imped|\bcuidado\b|\balerta\b|negativ|\brisco|o que (me )?(trava|prende)/],
  [
    'counsel',
    /\b(que|como) (eu )?(faco|fazer|devo|posso|lido|aplico|uso|comeco)\b|conselh|por onde (eu )?comec|proximo passo/,
  ],
  [
    'about',
    /signific|quer dizer|represent|simbol|\bexplic|\borigem\b|que (carta|runa|pedra|hexagrama|numero) e|(sobre|d)(a|o|ess[ae]|est[ae]) (carta|runa|pedra|hexagrama|numero)\b|por que (saiu|ess[ae]|est[ae])|(carta|runa|pedra|hexagrama|numero) (fala|diz|mostra|tem a ver)|o que e (iss|ess)/,
  ],
] as const

/**
 * What was understood of a message. `asksFuture`: whether or when something will happen. `asksYesOrNo`: whether what
 * lies there is good or bad, a yes or a no. `aspect`: what of it is asked for.
 */
export type Hearing = {
  act: Act
  topic?: Topic
  birthDay?: Day
  asksFuture: boolean
  asksYesOrNo: boolean
  isQuestion: boolean
  aspect?: (typeof ASPECTS)[number][0]
}

const YES_OR_NO = /sim ou nao|\b(e|eh|isso e) (bom|boa|ruim|mau|ma|positiv[oa])\b/
const MOST_QUOTED = 90
/** The last thing that somebody said, as it can be said back; empty: too little to say back. */
export function quoteOf(text: string): string {
  const last = text
    .trim()
    .split(/\s*\n\s*/)
    .at(-1)!
    .replace(/[“”"{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const short =
    last.length > MOST_QUOTED
      ? `${last
          .slice(0, last.lastIndexOf(' ', MOST_QUOTED) + 1 || MOST_QUOTED)
          .trim()
          .toWellFormed()}…`
      : last
  return /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(short) ? short : ''
}

const YES =
  /^(sim|claro|com certeza|bora|aceito|topo|manda|ok|ta( bom)?|uhum|aham|por favor)\b|^(quero|pode|vamos|gostaria)\b[,!.]*( (sim|mais|muito|um[a]?|outr[ao]|ver|ser|la|por favor)\b[,!.]*)*$/
const NO = /^(nao|nem|melhor nao|deixa)\b[^?]{0,24}$/
const GREETING = /^(oi+|ola|bom dia|boa tarde|boa noite|e ai|opa|alo|tudo bem)\b[^?]{0,40}\??$/
const FUTURE =
  /\bquando\b.*\b(vai|vou|vamos|vao)\b|\b(vai|vou|vamos|vao) (me |se |mesmo )?\w+(ar|er|ir|or)\b.*\?|tem volta/
const DAY = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/

/** Without accents, in lower case. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function birthDayIn(text: string, now: Date): Day | undefined {
  const [, day, month, year] = DAY.exec(text) ?? []
  if (!day || !month || !year) return undefined
  try {
    return parseBirthDay(`${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`, dayOf(now))
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Understands one message, or several at once, as far as a list of words can. Pure; `now` bounds dates of birth. */
export function hear(text: string, now: Date): Hearing {
  const plain = folded(text)
  const topic = TOPICS.find(([, words]) => words.test(plain))?.[0]
  const birthDay = birthDayIn(plain, now)
  const aspect = ASPECTS.find(([, words]) => words.test(plain))?.[0]
  const about = {
    ...(topic && { topic }),
    ...(birthDay && { birthDay }),
    ...(aspect && { aspect }),
    asksFuture: FUTURE.test(plain),
    asksYesOrNo: YES_OR_NO.test(plain),
    isQuestion: plain.includes('?'),
  }
  const urgent = ACTS.find(([, words]) => words.test(plain))?.[0]
  if (urgent) return { act: urgent, ...about }
  const other = topic ? undefined : YIELDING_ACTS.find(([, words]) => words.test(plain))?.[0]
  // Thanks with a question is about the question.
  if (other && !(other === 'thanks' && plain.includes('?'))) return { act: other, ...about }
  if (topic || birthDay) return { act: 'words', ...about }
  const short = YES.test(plain) ? 'yes' : NO.test(plain) ? 'no' : GREETING.test(plain) ? 'greeting' : 'words'
  return { act: short, ...about }
}
