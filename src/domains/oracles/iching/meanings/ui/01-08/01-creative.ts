import type { Meaning } from '../../rules.ts'

const creative: Meaning = {
  image: 'Céu sobre céu: manhã de inverno no planalto, azul de ponta a ponta, e o dia inteiro pela frente.',
  tradition:
    'O livro começa aqui, com seis linhas inteiras e um dragão que primeiro se esconde, depois aparece no campo, salta e voa. Os comentários louvam a força de quem persiste e lembram o dragão que subiu tanto que já não sabe descer.',
  today:
    'É o impulso de quem abre o caderno novo, aluga a sala, liga o forno pela primeira vez. Disposição há de sobra; falta decidir o que vem antes e o que ainda fica guardado.',
  counsel: 'Comece pela parte que depende só de você e dê a ela um horário fixo.',
  question: 'Em que altura está o seu dragão: recolhido, no campo ou já em voo?',
}
