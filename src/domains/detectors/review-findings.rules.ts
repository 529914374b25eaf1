import { foldedOf } from './contact.rules.ts'
import { findPhrase, phrases } from './phrases.rules.ts'
import { plainWords } from './plain-words.rules.ts'

export const REVIEW_RULES = ['insult', 'address', 'name'] as const
export type ReviewRule = (typeof REVIEW_RULES)[number]

/** Why a person reads a review before everybody does. `found`: the words. */
export type ReviewFinding = { rule: ReviewRule; found: string }

const INSULTS = phrases(
  { lists: {}, unless: 'me chamou|me chamou de|se sente|me sentia|me sentir|me achava|me acha|fui' },
  '(vagabund[oa]|piranha|vadia|puta|putinha|arrombad[oa]|desgracad[oa]|filh[oa] da puta|fdp|vsf|vtnc|pilantra|picareta|ladra|ladrao|vigarista|estelionatari[oa]|trambiqueir[oa])',
  '(idiota|imbecil|burr[oa]|retardad[oa]|debil mental|mongol|otari[oa]|nojent[oa]|escrot[oa]|babaca|cretin[oa]|lixo humano|macac[oa]|sapatao|viado|bicha|baranga|bruxa velha|velha maldita|charlata|charlatao|safad[oa]|canalha|cachorra|vaca|jumenta)',
  'vai (se (foder|fuder|lascar)|tomar no cu|para o inferno)',
)

const ADDRESS =
  /(?<![a-z])(?:rua|r\.|avenida|av\.?|alameda|travessa|praca|rodovia|estrada|beco|viela)\s(?:[a-z.]{1,20},?\s){1,6}?(?:n[.ºo]?\s?)?\d{1,5}(?!\d|%|\s?(?:anos|min|h))|(?<!\d)\d{5}-\d{3}(?!\d)|(?<![a-z])(?:apto|apartamento|bloco)\s(?:n[.ºo]?\s?)?\d{1,4}(?!\d)/

/** A first name, as people are called, with another one behind it. */
const FULL_NAME = /(?<![\p{L}.])\p{Lu}\p{Ll}{2,15}(?:\s(?:d[aeo]s?\s)?\p{Lu}\p{Ll}{2,15}){1,3}(?!\p{L})/gu
/** Capitals that name no third person: cards, saints, places, signs, days. */
const NO_PERSON =
  /^(?:cruz|roda|rei|rainha|cavaleiro|pajem|as|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|o|a|os|as|nossa|nosso|santa|santo|sao|pai|mae|maria|padre|senhor|senhora|deus|jesus|pomba|exu|preto|preta|caboclo|cigana|anjo|arcanjo|tarot|taro|baralho|lua|sol|venus|marte|mercurio|jupiter|saturno|urano|netuno|plutao|ascendente|meio|casa|rio|belo|porto|minas|mato|santa|campo|vila|bom|boa|muito|muita|muito|obrigada|obrigado|parabens|super|melhor|adorei|amei|gostei|recomendo|leitura|consulta|reiki|mapa|runas|buzios|orixa|iemanja|oxum|ogum|xango|iansa|oxala|ano|natal|feliz|gratidao|dona)$/

/** The first words of sentences are capitals, too. */
const beginsSentence = (text: string, at: number) =>
  /(?:^|[.!?\n…:"“]\s{0,2})$/.test(text.slice(Math.max(0, at - 4), at))

function thirdName(text: string, known: ReadonlySet<string>): string | undefined {
  for (const match of text.matchAll(FULL_NAME)) {
    const words = match[0].split(/\s/)
    const rest = beginsSentence(text, match.index) && words.length === 2 ? [] : words
    const plain = rest.map((word) => foldedOf(word)).filter((word) => !/^d[aeo]s?$/.test(word))
    if (plain.length > 1 && !plain.some((word) => NO_PERSON.test(word) || known.has(word))) return match[0]
  }
  return undefined
}

/**
 * What of a review a person reads before it is published: an insult, an address, the full name of a third person.
 * `namesOfTwo`: the names of the client and the consultant, who may be named. Takes time in proportion to the text.
 */
export function findInReview(text: string, namesOfTwo: readonly string[] = []): ReviewFinding | undefined {
  const folded = foldedOf(text)
  const insult = findPhrase(plainWords(folded), INSULTS)
  if (insult) return { rule: 'insult', found: insult.slice(0, 80) }
  const address = ADDRESS.exec(folded)
  if (address) return { rule: 'address', found: address[0].slice(0, 80) }
  const known = new Set(namesOfTwo.flatMap((name) => foldedOf(name).split(/[ -]/)))
  const name = thirdName(text, known)
  return name ? { rule: 'name', found: name.slice(0, 80) } : undefined
}

export const reviewRuleNames: Record<ReviewRule, string> = {
  insult: 'Ofensa',
  address: 'Endereço',
  name: 'Nome de outra pessoa',
}
