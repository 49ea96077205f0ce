export { StartGuide, type StartGuideProps, type StartGuideStep } from './StartGuide';
