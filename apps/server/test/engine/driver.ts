import type { Practice } from '../practice.ts';
import type { Item } from '../practice-items.ts';
import type { World } from '../world.ts';
import type { Command, Told } from './steps.ts';
import { createWords, type Fields, questionOf, savedOf, wireOf } from './words.ts';

interface Response {
  statusCode: number;
  json(): Record<string, unknown>;
}

/** An attempt that does not exist. */
const nobody = 999_999_999;

/** Does what the model did, with the real engine, and tells what it said in the model's words. */
export function createDriver(world: World, practice: Practice, item: Item, beginning: number) {
  let attempt = practice.attemptOf(item, nobody);
  const { statusOf, viewOf } = createWords(beginning);
  const seen = (body: Fields) => viewOf(body[attempt.name] as Fields);
  const listed = (body: Fields) => body[`${attempt.name}_questions`] as Fields[];

  const open = (body: Fields) => {
    attempt = practice.attemptOf(item, Number((body[attempt.name] as Fields).id));
    return seen(body);
  };
  const served = (body: Fields) => {
    const wire = body.attempt as Fields;
    const isOpen = wire.state !== 'completed';
    return { ...viewOf(wire), questions: listed(body).map((question) => questionOf(question, isOpen)) };
  };
  const saved = (body: Fields) => savedOf(body[`${attempt.name}_question`] as Fields, body.receipt as Fields);

  return async (command: Command): Promise<Told> => {
    switch (command.do) {
      case 'move':
        await world.moveClock(`${command.seconds} seconds`);
        return 'done';
      case 'sweep':
        await world.modules.sweeps.find(({ name }) => name === 'assessment.finish-runs')?.run();
        return 'done';
      case 'open':
        return tell(await practice.create(item), open);
      case 'serve':
        return tell(await attempt.questions(command.tab), served);
      case 'save':
        return tell(await attempt.save(item.questionIds[command.question] as number, wireOf(command)), saved);
      case 'complete':
        return tell(await attempt.complete(), seen);
      case 'reset':
        return tell(await attempt.reset(), seen);
      case 'quit':
        return tell(await attempt.quit(), () => 'done');
      case 'status':
        return tell(await attempt.status(), (body) => statusOf(body.status as Fields));
      case 'answers':
        return tell(await attempt.answers(), (body) => ({
          correct: listed(body).map((question) => question.is_correct),
        }));
    }
  };
}

function tell(answer: Response, read: (body: Fields) => Told): Told {
  const body = answer.json();
  if (answer.statusCode === 200) return read(body);
  if (answer.statusCode >= 500) throw new Error(`the engine failed: ${JSON.stringify(body)}`);
  return String(body.code);
}
