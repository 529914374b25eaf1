import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What tests the whole house takes longest, so it begins first and no worker is left waiting for it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWhole = ({ moduleId }: TestSpecification) => moduleId.startsWith(`${this.ctx.config.root}/test/`)
    return [...sorted.filter(isWhole), ...sorted.filter((file) => !isWhole(file))]
  }
}
