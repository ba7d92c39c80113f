import { answeredBy } from './planning/answered-by.ts';
import { aboutWords, findsOut, verdictOf } from '@diagloom/language/verdicts';
import { objectsOf, missingQuestionWord, questionWordFor, withVerbFirst } from '@diagloom/language/morphology';
import { askedAgain, eachOf } from './planning/messages/loops.ts';
console.log(answeredBy({label:'Pharmacist checks the stock',actor:''},'Medicine in stock?'), verdictOf(['medicine','in','stock']), aboutWords(['medicine','in','stock']), findsOut(['checks','the','stock']), findsOut(['check','stock']));
for (const s of ['send meter value','send authorization request','check contract','send approval','ask to start charging','submit report','send invoice','send reading']) console.log(s, JSON.stringify(objectsOf(s.split(' '))));
for (const s of ['label unreadable','more parcels remain','weight over 30 kg','any parcels left','parcels remain','more items','funds available','door locked','price negotiable','items damaged']) console.log(s, '|', missingQuestionWord(s.split(' ')), '|', withVerbFirst(s));
console.log(askedAgain('Every minute'), askedAgain('every 15 seconds'), askedAgain('daily'));
