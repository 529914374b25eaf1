const LEAST_LENGTH = 10

/** Beginnings that guessers try first; compared without accents, digits and symbols around them. */
const COMMON = new Set(
  `abc abcd abcde abcdef abcdefgh admin administrador amor amorzinho brasil cachorro corinthians cruzeiro deus deusefiel esperanca estrela
  familia felicidade flamengo fluminense futebol gabriel gatinha gremio iloveyou internet jesus jesuscristo juliana lindinha lucas maria master
  meuamor mudar mudarsenha nossasenhora palmeiras pass password passw princesa qazwsx qwerty qwertyuiop saopaulo santos sensitivos senha
  senhaforte senhasegura teste teamo vasco welcome letmein minhasenha princess sunshine asdfgh asdfghjkl zxcvbnm`.split(
    /\s+/,
  ),
)

const SEQUENCES = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
]

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Why this password is refused, in words; undefined when it is accepted. Length is counted in characters. */
export function passwordFault(password: string, email = ''): string | undefined {
  const bare = plain(password)
  const length = [...password].length
  if (length < LEAST_LENGTH) return `Use pelo menos ${LEAST_LENGTH} caracteres. Uma frase curta funciona bem.`
  if (length > 256) return 'Use no máximo 256 caracteres.'
  if (email && (bare.trim() === plain(email) || bare.trim() === plain(email.split('@')[0]!)))
    return 'A senha não pode ser o seu e-mail.'
  if (/^\d+$/.test(bare)) return 'Só números são fáceis de adivinhar. Junte palavras ou letras.'
  if (/^(.{1,4})\1+.{0,3}$/u.test(bare) || SEQUENCES.some((sequence) => sequence.includes(bare)))
    return 'Esta senha se repete ou segue uma sequência. Escolha outra.'
  if (
    COMMON.has(
      bare
        .replace(/^[^a-z]+|[^a-z]+$/g, '')
        .replaceAll('@', 'a')
        .replaceAll('0', 'o'),
    )
  )
    return 'Esta senha é muito comum. Escolha outra.'
  return undefined
}

/**
 * How hard a password is to guess, 0 (refused) to 4, by an estimate of bits: a run of letters counts as words of a
 * 100,000-word dictionary (17 bits per 8 letters), any other character as one of its alphabet. Repeated neighbours
 * count once.
 */
export function passwordStrength(password: string, email = ''): 0 | 1 | 2 | 3 | 4 {
  if (passwordFault(password, email)) return 0
  const single = password.replace(/(.)\1+/gu, '$1')
  const words = single.match(/\p{L}{3,}/gu) ?? []
  const others = [...single.replace(/\p{L}{3,}/gu, '')]
  const bits =
    words.reduce((sum, word) => sum + 17 * Math.ceil(word.length / 8), 0) +
    others.reduce((sum, character) => sum + bitsOf(character), 0)
  return bits < 45 ? 1 : bits < 65 ? 2 : bits < 75 ? 3 : 4
}

const bitsOf = (character: string) =>
  character === ' ' ? 1 : /\d/.test(character) ? 3.3 : /\p{L}/u.test(character) ? 5.7 : 5
