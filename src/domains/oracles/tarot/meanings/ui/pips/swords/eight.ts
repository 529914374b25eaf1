import type { Meaning } from '../../../rules.ts'

const eightOfSwords: Meaning = {
  keywords: {
    upright: ['limite', 'espera', 'visão estreita'],
    reversed: ['venda que afrouxa', 'saída', 'ajuda aceita'],
  },
  upright:
    'A impressão de não ter saída quando a saída existe e ainda não foi tateada. Parte do aperto é de pensamento.',
  reversed:
    'Um nó cede, e o primeiro passo é desajeitado. Às vezes alguém de fora afrouxa o laço, e o difícil passa a ser andar sem ele.',
  counsel:
    'Liste três saídas para o problema, inclusive uma que pareça absurda, e telefone a alguém sobre a menos ruim.',
  obstacle: 'A frase “não tem jeito”, repetida até virar parede.',
  text: 'Vendada e enrolada em faixas, ela tem as pernas livres. Oito espadas se erguem em volta, quatro de cada lado, e na frente não há nenhuma: só um pouco de água rasa e o caminho aberto para quem olha. Longe, sobre um rochedo, o castelo não mandou guarda. Waite anotou que a prisão era passageira. Um laço desses pode ser um contrato, uma dívida, um “sempre fomos assim” da família; alguns apertam de verdade. A carta sugere começar pelo que está solto, com o pé, um palmo por vez.',
  question: 'Qual parte deste aperto é fato, e qual é frase que você aprendeu a repetir?',
}
