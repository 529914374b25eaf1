const TRIGRAM_ROWS = [
  ['ceu', 'Céu', '111', 'o céu aberto, o que inicia e não se cansa'],
  ['lago', 'Lago', '110', 'a água que descansa à vista de todos, a alegria que se partilha'],
  ['fogo', 'Fogo', '101', 'a chama que precisa de lenha, a clareza que depende de algo'],
  ['trovao', 'Trovão', '100', 'o abalo que vem de baixo e põe em movimento'],
  ['vento', 'Vento', '011', 'o que entra devagar por qualquer fresta; também a raiz e a madeira'],
  ['agua', 'Água', '010', 'a água que corre entre margens fundas e não para'],
  ['montanha', 'Montanha', '001', 'o que se detém e guarda'],
  ['terra', 'Terra', '000', 'o chão que recebe, sustenta e alimenta'],
] as const

type TrigramId = (typeof TRIGRAM_ROWS)[number][0]

/** Three lines from the bottom up (1 solid, 0 broken), the Portuguese name, and what the trigram represents. */
type Trigram = { id: TrigramId; name: string; lines: LineBits; image: string }

/** All eight, from three solid lines to three broken ones. */
export const TRIGRAMS: readonly Trigram[] = TRIGRAM_ROWS.map(([id, name, lines, image]) => ({ id, name, lines, image }))

/** The trigram of three lines, bottom first. */
const trigramOf = (lines: LineBits): Trigram => TRIGRAMS.find((trigram) => trigram.lines === lines)!

/** Lines from the bottom up, one digit each: 1 solid (yang), 0 broken (yin). */
export type LineBits = string

/** A hexagram: its number in the King Wen order (1 to 64), pinyin, Portuguese name, lines and two trigrams. */
export type Hexagram = { number: number; pinyin: string; name: string; lines: LineBits; lower: Trigram; upper: Trigram }

const ROWS: readonly (readonly [lines: LineBits, pinyin: string, name: string])[] = [
  ['111111', 'Qián', 'O Criativo'],
  ['000000', 'Kūn', 'O Receptivo'],
  ['100010', 'Zhūn', 'Dificuldade Inicial'],
  ['010001', 'Méng', 'Inexperiência'],
  ['111010', 'Xū', 'Espera'],
  ['010111', 'Sòng', 'Conflito'],
  ['010000', 'Shī', 'A Tropa'],
  ['000010', 'Bǐ', 'União'],
  ['111011', 'Xiǎo Xù', 'Pequena Contenção'],
  ['110111', 'Lǚ', 'O Passo'],
  ['111000', 'Tài', 'Paz'],
  ['000111', 'Pǐ', 'Estagnação'],
  ['101111', 'Tóng Rén', 'Companhia'],
  ['111101', 'Dà Yǒu', 'Mãos Cheias'],
  ['001000', 'Qiān', 'Modéstia'],
  ['000100', 'Yù', 'Entusiasmo'],
  ['100110', 'Suí', 'Seguir'],
  ['011001', 'Gǔ', 'O Conserto'],
  ['110000', 'Lín', 'Aproximação'],
  ['000011', 'Guān', 'Contemplação'],
  ['100101', 'Shì Kè', 'A Mordida'],
  ['101001', 'Bì', 'Ornamento'],
  ['000001', 'Bō', 'Desgaste'],
  ['100000', 'Fù', 'Retorno'],
  ['100111', 'Wú Wàng', 'Inocência'],
  ['111001', 'Dà Xù', 'Grande Contenção'],
  ['100001', 'Yí', 'Alimento'],
  ['011110', 'Dà Guò', 'Peso Demais'],
  ['010010', 'Kǎn', 'Água Funda'],
  ['101101', 'Lí', 'Claridade'],
  ['001110', 'Xián', 'Atração'],
  ['011100', 'Héng', 'Duração'],
  ['001111', 'Dùn', 'Retirada'],
  ['111100', 'Dà Zhuàng', 'Grande Força'],
  ['000101', 'Jìn', 'Avanço'],
  ['101000', 'Míng Yí', 'Luz Encoberta'],
  ['101011', 'Jiā Rén', 'Gente da Casa'],
  ['110101', 'Kuí', 'Divergência'],
  ['001010', 'Jiǎn', 'Obstáculo'],
  ['010100', 'Xiè', 'Alívio'],
  ['110001', 'Sǔn', 'Diminuição'],
  ['100011', 'Yì', 'Aumento'],
  ['111110', 'Guài', 'Decisão'],
  ['011111', 'Gòu', 'Encontro'],
  ['000110', 'Cuì', 'Reunião'],
  ['011000', 'Shēng', 'Subida'],
  ['010110', 'Kùn', 'Aperto'],
  ['011010', 'Jǐng', 'O Poço'],
  ['101110', 'Gé', 'Troca de Pele'],
  ['011101', 'Dǐng', 'O Caldeirão'],
  ['100100', 'Zhèn', 'Abalo'],
  ['001001', 'Gèn', 'Quietude'],
  ['001011', 'Jiàn', 'Pouco a Pouco'],
  ['110100', 'Guī Mèi', 'A Noiva'],
  ['101100', 'Fēng', 'Plenitude'],
  ['001101', 'Lǚ', 'Em Viagem'],
  ['011011', 'Xùn', 'Vento Manso'],
  ['110110', 'Duì', 'Alegria'],
  ['010011', 'Huàn', 'Dispersão'],
  ['110010', 'Jié', 'Medida'],
  ['110011', 'Zhōng Fú', 'Confiança'],
  ['001100', 'Xiǎo Guò', 'Voo Baixo'],
  ['101010', 'Jì Jì', 'Depois da Travessia'],
  ['010101', 'Wèi Jì', 'Antes da Travessia'],
]

/** All 64 in the King Wen order. Source of order and lines: the received Zhouyi. */
export const HEXAGRAMS: readonly Hexagram[] = ROWS.map(([lines, pinyin, name], at) => ({
  number: at + 1,
  pinyin,
  name,
  lines,
  lower: trigramOf(lines.slice(0, 3)),
  upper: trigramOf(lines.slice(3)),
}))

/** The hexagram of six lines, bottom first. */
export const hexagramOf = (lines: LineBits): Hexagram => HEXAGRAMS.find((hexagram) => hexagram.lines === lines)!

/**
 * The text on a hexagram, written for this site (90 to 125 words in all): its two trigrams as one scene, the tradition,
 * its sense today, one piece of advice and one question. Nothing is foretold.
 */
export type Meaning = { image: string; tradition: string; today: string; counsel: string; question: string }
