import type { Meaning } from '../../rules.ts'

const hierophant: Meaning = {
  keywords: { upright: ['tradição', 'ensino', 'compromisso'], reversed: ['dogma', 'desobediência', 'fórmula gasta'] },
  upright:
    'Aprender com quem veio antes: um mestre, uma escola, um rito de família. O assunto anda melhor dentro de uma forma conhecida.',
  reversed:
    'A lição decorada não serve mais, ou nunca foi sua. Pode ser hora de desobedecer com respeito e guardar apenas o que ainda ensina.',
  counsel: 'Procure alguém que já passou por isso e leve três perguntas prontas.',
  obstacle: 'Fazer do jeito certo sem lembrar por que aquele era o jeito certo.',
  text: 'Duas pessoas ajoelhadas aparecem de costas, e quem olha a carta fica, sem querer, na fila de trás. Lá na frente, entre colunas, um velho de tiara abençoa com dois dedos e apoia a outra mão num bastão de três travessas. Aos pés dele cruzam-se duas chaves, emblema dos papas, pois este era o Papa nos baralhos italianos. O título grego, posto no século XVIII, quer dizer aquele que mostra as coisas sagradas. Um dos ouvintes tem a capa salpicada de dourado, o outro não: escutam a mesma aula e levarão coisas diferentes. A carta é a professora de quem se repete um conselho anos depois da última prova, ou o caderno de receitas em que cada neta corrige a avó a lápis. Tradição boa é a que aguenta pergunta.',
  question: 'De quem você herdou o jeito de fazer isto, e o que manteria dele?',
}
