import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests of the whole API take longest, so they start first and no worker waits for them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWhole = ({ moduleId }: TestSpecification) => moduleId.startsWith(`${this.ctx.config.root}/test/`)
    return [...sorted.filter(isWhole), ...sorted.filter((file) => !isWhole(file))]
  }
}
