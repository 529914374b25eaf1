import type { Meaning } from '../../rules.ts'

const raidho: Meaning = {
  origin:
    'Raidho é a cavalgada. O poema inglês faz graça dela: cavalgar é fácil para quem está sentado dentro de casa, e bem duro para quem vai na sela por milhas de estrada. O islandês soma as duas pontas: alegria de quem monta, trabalho do cavalo.',
  upright:
    'Na leitura atual, o caminho e o compasso: um deslocamento, um processo em etapas, uma decisão que se cumpre andando. Menos a chegada, mais o ritmo que se aguenta.',
  reversed:
    'O passo errado para o trecho: correria onde era subida, parada onde a estrada estava boa. Às vezes só falta conferir o mapa e a hora.',
  obstacle: 'Um ritmo emprestado de outra pessoa, que não cabe nos seus dias.',
  support: 'Uma rotina que já anda por conta própria e pode levar mais esta carga, se for pequena.',
  counsel: 'Marque no calendário só a próxima etapa, com dia e hora, e deixe as outras na garupa.',
  question: 'Qual é o ritmo possível hoje?',
}
