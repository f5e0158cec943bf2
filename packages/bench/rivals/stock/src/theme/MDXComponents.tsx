import MDXComponents from '@theme-original/MDXComponents';
import Actions from '@ours/src/components/Actions';
import Banner from '@ours/src/components/Banner';
import Benefit from '@ours/src/components/Benefit';
import BenefitGrid from '@ours/src/components/BenefitGrid';
import Button from '@ours/src/components/Button';
import CardGrid from '@ours/src/components/CardGrid';
import Checklist from '@ours/src/components/Checklist';
import ComparisonTable from '@ours/src/components/ComparisonTable';
import ContactColumns from '@ours/src/components/ContactColumns';
import ContactPanel from '@ours/src/components/ContactPanel';
import Exchange from '@ours/src/components/Exchange';
import Figure from '@ours/src/components/Figure';
import FigureBand from '@ours/src/components/FigureBand';
import Hero from '@ours/src/components/Hero';
import Phase from '@ours/src/components/Phase';
import PhaseGrid from '@ours/src/components/PhaseGrid';
import ProcessFlowchart from '@ours/src/components/ProcessFlowchart';
import ProcessStep from '@ours/src/components/ProcessStep';
import Section from '@ours/src/components/Section';
import Stage from '@ours/src/components/Stage';
import Step from '@ours/src/components/Step';
import StepLine from '@ours/src/components/StepLine';
import Timeline from '@ours/src/components/Timeline';
import TopicCard from '@ours/src/components/TopicCard';
import Turn from '@ours/src/components/Turn';
import ClientName from '../withRecords/ClientName';
import ContactDetails from '../withRecords/ContactDetails';
import ContactForm from '../withRecords/ContactForm';
import ToolCatalogue from '../withRecords/ToolCatalogue';
import ToolComparison from '../withRecords/ToolComparison';

/** The classic theme's components, and ours. */
export default {
  ...MDXComponents,
  ClientName,
  ContactDetails,
  ContactForm,
  ToolCatalogue,
  ToolComparison,
  Actions,
  Banner,
  Benefit,
  BenefitGrid,
  Button,
  CardGrid,
  Checklist,
  ComparisonTable,
  ContactColumns,
  ContactPanel,
  Exchange,
  Figure,
  FigureBand,
  Hero,
  Phase,
  PhaseGrid,
  ProcessFlowchart,
  ProcessStep,
  Section,
  Stage,
  Step,
  StepLine,
  Timeline,
  TopicCard,
  Turn,
};
