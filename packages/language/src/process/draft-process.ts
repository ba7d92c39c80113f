import type { Drafter } from '../draft.ts';
import { withLanes } from '../lexicon/en/lane-words.ts';
import { withThirdPerson } from '../messages/bare-verbs.ts';
import { isArrowText, readArrows } from '../notations/arrows.ts';
import { readTasks } from '../notations/tasks.ts';
import { splitClauses } from '../segment/clauses.ts';
import { describeClause } from '../segment/describe-clause.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';
import { textOf } from '../text/token.ts';
import { capitalised, uncapitalised } from '../text/words.ts';
import { withAnsweredChecks } from './answered-checks.ts';
import { withAnyThatAre } from './any-that-are.ts';
import { arrowsToFlow } from './arrows-to-flow.ts';
import { withoutTimeInFront } from './at-a-time.ts';
import { bareListSubject, splitBareLists } from './bare-lists.ts';
import { buildFlow } from './build-flow.ts';
import { withChainedLanes } from './chained-lanes.ts';
import { withClosedConditions } from './closed-conditions.ts';
import { withCompoundNames } from './compound-names.ts';
import { withPlainConditions } from './condition-forms.ts';
import { inTurn, readDeclaredLanes } from './declared-lanes.ts';
import { describeStatement } from './describe-statement.ts';
import { createDiscourse } from './discourse.ts';
import { withEachArrival } from './each-arrival.ts';
import { withElidedBe, withElidedGo } from './elided-go.ts';
import { endClosings } from './end-closings.ts';
import { endRefusals } from './end-refusals.ts';
import type { FlowGraph } from './flow-graph.ts';
import { flowToSpec } from './flow-to-spec.ts';
import { withoutFraming } from './framing.ts';
import { handBackOnce } from './hand-back-once.ts';
import { doneBy, readHeadedLists } from './headed-lists.ts';
import { joinKinds } from './join-kinds.ts';
import { withKnownActors } from './known-actors.ts';
import { type Duty, readLaneLines, withDuties } from './lane-lines.ts';
import { withListedKinds } from './listed-kinds.ts';
import { withMeaningDone } from './means-doing.ts';
import { readMilestones, withTurnedAway } from './milestones.ts';
import { numberedSteps } from './numbered-steps.ts';
import { withKindsOfOne } from './one-of-kind.ts';
import { withOnesNamed } from './ones-named.ts';
import { openWithEvent } from './open-with-event.ts';
import { withPairedHeads } from './paired-heads.ts';
import { withParallelList } from './parallel-lists.ts';
import { joinOccasions } from './read-occasions.ts';
import { readProcess } from './read-process.ts';
import { redoCorrections } from './redo-corrections.ts';
import { repairFlow } from './repair-flow.ts';
import { withThat } from './said-without-that.ts';
import { withOneNameEach } from './same-actors.ts';
import { withoutShorthand } from './shorthand.ts';
import { skipAhead } from './skip-ahead.ts';
import { withSpeakers } from './speakers.ts';
import { withSpokenCases } from './spoken-cases.ts';
import type { Statement, Step } from './statement.ts';
import { tasksToStatements } from './tasks-to-statements.ts';
import { tellsStory } from './tells-story.ts';
import { withTernariesTold } from './ternaries.ts';
import { withTimeToAct } from './time-to-act.ts';
import { toldOfOthers } from './told-of-others.ts';
import { withWhichActs } from './which-acts.ts';
import { withAndWithout } from './with-and-without.ts';

/** The process family: text, as notation or as sentences, to statements to a graph to a spec. */
export const draftProcess: Drafter = (given, type, called) => {
  const title = called.replace(withLanes, '');
  const chained = withChainedLanes(given);
  const declared = readDeclaredLanes(chained, called);
  const lanes = declared?.lanes ?? [];
  const laned = readLaneLines(declared?.text ?? chained);
  const duties = laned?.duties ?? [];
  const text = laned?.text ?? declared?.text ?? chained;
  const opening = duties[0]?.start ?? text.length;
  const unframed = withoutFraming(
    withPlainConditions(
      withAnsweredChecks(
        withSpokenCases(
          joinKinds(
            joinOccasions(
              withPairedHeads(
                withListedKinds(
                  withOnesNamed(
                    withAndWithout(
                      withoutShorthand(withTernariesTold(withEndings(splitSentences(text).map(withCompoundNames)))),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    )
      .map(withoutTimeInFront)
      .map(withTimeToAct)
      .map(withEachArrival)
      .map(withAnyThatAre)
      .map(withThat)
      .map(withMeaningDone)
      .map(withParallelList)
      .map(withKindsOfOne)
      .map(toldOfOthers)
      .map(withWhichActs),
    opening,
  );
  const written = withKnownActors(unframed.sentences, lanes).map(withClosedConditions);
  const subject = capitalised(bareListSubject(written));
  const stations = written[0] && readMilestones(written[0]);
  const sentences = withElidedBe(withElidedGo(splitBareLists(stations === undefined ? written : written.slice(1))));
  const {
    route,
    statements,
    flow: read,
    heading,
    told,
  } = readFlow(text, sentences, {
    lanes,
    duties,
    topic: uncapitalised(title || unframed.title),
    stations,
  });
  const flow = { ...read, nodes: withOneNameEach(withSpeakers(read.nodes, lanes), lanes) };
  return {
    spec: flowToSpec(flow, type, title || declared?.title || heading || subject || unframed.title, lanes),
    sentences: told,
    lost: flow.lost,
    trace: [
      { stage: 'route', lines: [route] },
      { stage: 'clauses', lines: sentences.flatMap((sentence) => splitClauses(sentence.tokens).map(describeClause)) },
      { stage: 'frames', lines: statements.map(describeStatement) },
    ],
  };
};

/** `Mechanic inspect the bike`: people leave out the ending of a verb behind the name of one. */
const withEndings = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const told = withThirdPerson(sentences.map(({ tokens }) => tokens));
  return sentences.map((sentence, at) => ({ ...sentence, tokens: told[at] ?? sentence.tokens }));
};

interface ReadFlow {
  readonly route: 'arrows' | 'tasks' | 'sentences';
  readonly statements: readonly Statement[];
  readonly flow: FlowGraph;
  /** What stands above lists with headings of their own; empty for nothing. */
  readonly heading: string;
  /** The sentences that were to be drawn. */
  readonly told: readonly Sentence[];
}

const readFlow = (
  text: string,
  sentences: readonly Sentence[],
  {
    lanes,
    duties,
    topic,
    stations,
  }: {
    readonly lanes: readonly string[];
    readonly duties: readonly Duty[];
    readonly topic: string;
    /** What the first sentence, which is gone then, says of where the flow leads. */
    readonly stations: readonly Step[] | undefined;
  },
): ReadFlow => {
  if (isArrowText(text) && !tellsStory(text, sentences))
    return { route: 'arrows', statements: [], flow: arrowsToFlow(readArrows(text)), heading: '', told: [] };
  const tasks = readTasks(sentences);
  const story = tasks
    ? { statements: tasksToStatements(tasks), heading: '', told: sentences }
    : stations
      ? {
          statements: withTurnedAway(stations, readProcess(sentences, createDiscourse(topic))),
          heading: '',
          told: sentences,
        }
      : readStory(sentences, topic);
  const assigned = redoCorrections(endClosings(endRefusals(handBackOnce(withDuties(story.statements, duties)))));
  const statements = openWithEvent(lanes.length === 0 ? assigned : inTurn(assigned, lanes));
  return {
    route: tasks ? 'tasks' : 'sentences',
    statements,
    flow: repairFlow(skipAhead(buildFlow(statements, numberedSteps(sentences)))),
    heading: story.heading,
    told: story.told,
  };
};

/** Sentences, or lists below headings: where these name who acts, the steps of a list are theirs. */
const readStory = (
  sentences: readonly Sentence[],
  topic: string,
): Pick<ReadFlow, 'statements' | 'heading' | 'told'> => {
  const lists = readHeadedLists(sentences);
  if (lists === undefined)
    return { statements: readProcess(sentences, createDiscourse(topic)), heading: '', told: sentences };
  const [above, ...headed] = lists;
  const areActors = headed.some(({ namesActor }) => namesActor);
  const [title] = above?.sentences ?? [];
  const isTitle =
    title?.closing === '' && title.item === undefined && above?.sentences.length === 1 && title.tokens.length <= 7;
  return {
    statements: lists.flatMap((list, index) => {
      if (index === 0 && isTitle) return [];
      const statements = readProcess(list.sentences);
      return areActors && list.heading !== '' ? doneBy(statements, list.heading) : statements;
    }),
    heading: isTitle ? capitalised(textOf(title.tokens)) : '',
    told: lists.slice(isTitle ? 1 : 0).flatMap((list) => list.sentences),
  };
};
