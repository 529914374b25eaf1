import type { Meaning } from '../../rules.ts'

const hagalaz: Meaning = {
  origin:
    'Hagalaz é o granizo. O poema inglês conta a história inteira em poucos versos: é o mais branco dos grãos, rodopia do alto do céu, o vento o joga de um lado para outro e, no fim, vira água. Para quem vivia da roça, era chuva que machucava e passava.',
  upright:
    'Lê-se como o contratempo que vem de fora, sem culpado: a chuva de pedra no meio da colheita. Dura pouco, faz barulho e derrete. O que se pode é recolher e contar o que ficou.',
  obstacle: 'Um imprevisto que não se controla e que toma mais atenção do que a parte que depende de você.',
  support: 'O que ficou de pé depois da última chuva de pedra, e que mostra onde o telhado é bom.',
  counsel: 'Separe em duas colunas o que depende de você e o que não depende, e mexa só na primeira.',
  question: 'O que não controlo e vai passar?',
}
