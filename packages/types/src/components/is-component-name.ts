/** Longer labels are texts, not names. */
const lengthLimit = 100;

/** Words that name a figure and not what it stands for, singular, in lower case. */
const genericNames = new Set(
  (
    'shape,box,text,label,rectangle,rounded rectangle,square,circle,ellipse,oval,diamond,rhombus,triangle,hexagon,' +
    'parallelogram,cylinder,cloud,arrow,line,connector,edge,node,vertex,group,container,swimlane,lane,pool,note,title,' +
    'image,icon,decision,process,step,task,fork,join,document,data,untitled,point,divider,object,item,element,component,' +
    'start state,end state,lorem ipsum'
  ).split(','),
);

/** True for a label that can name a component: words, short enough, and neither a number nor the name of a figure. */
export const isComponentName = (label: string): boolean => {
  if (label === '' || label.length >= lengthLimit) return false;
  if (!/\p{L}/u.test(label)) return false;
  const plain = label.toLowerCase().replace(/\s*\d+$/, '');
  return ![plain, plain.replace(/s$/, ''), plain.replace(/es$/, '')].some((name) => genericNames.has(name));
};
