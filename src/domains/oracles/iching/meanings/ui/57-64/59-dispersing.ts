import type { Meaning } from '../../rules.ts'

const dispersing: Meaning = {
  image: 'O vento passa sobre a água: o gelo da margem se parte, a neblina levanta, e os barcos saem outra vez.',
  tradition:
    'Dissolver, aqui, é desfazer o que endureceu e separava. O rei vai ao templo, há música e travessia em barco de madeira; dissolve-se o grupinho, dissolve-se o egoísmo, e de cada dispersão nasce uma reunião mais larga.',
  today:
    'A mágoa contada na mesa do bar, pela terceira vez, de repente faz rir até quem a carregava. Há nós que se desatam assim, ou cantando, na reza, no coral, no estádio.',
  counsel: 'Troque a defesa do seu lado por um gesto que sirva a todos.',
  question: 'Que dureza sua já perdeu a utilidade?',
}
