import type { Meaning } from '../../rules.ts'

const repair: Meaning = {
  image:
    'Encostado na montanha, o vento não sai: roda no mesmo canto, abafa, e o mantimento esquecido na despensa cria bicho.',
  tradition:
    'O desenho do nome mostra vermes numa tigela. A tradição fala do que pai e mãe deixaram estragar e trata o conserto como coisa digna: três dias pensando antes de começar, três dias olhando depois.',
  today:
    'Pode ser uma dívida antiga, um quarto de entulho, um silêncio de família que atravessou gerações. Apontar quem estragou toma tempo; lavar a tigela toma menos.',
  counsel: 'Abra o armário que ninguém abre e jogue fora três coisas.',
  question: 'Que parte do estrago você herdou, e que parte cabe a você reparar?',
}
