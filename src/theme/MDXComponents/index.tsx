import Head from '@docusaurus/Head';
import Actions from '../../components/Actions';
import Banner from '../../components/Banner';
import Benefit from '../../components/Benefit';
import BenefitGrid from '../../components/BenefitGrid';
import CardGrid from '../../components/CardGrid';
import Checklist from '../../components/Checklist';
import ComparisonTable from '../../components/ComparisonTable';
import ContactColumns from '../../components/ContactColumns';
import ContactPanel from '../../components/ContactPanel';
import Exchange from '../../components/Exchange';
import Figure from '../../components/Figure';
import FigureBand from '../../components/FigureBand';
import Hero from '../../components/Hero';
import Phase from '../../components/Phase';
import PhaseGrid from '../../components/PhaseGrid';
import ProcessFlowchart from '../../components/ProcessFlowchart';
import ProcessStep from '../../components/ProcessStep';
import Section from '../../components/Section';
import Stage from '../../components/Stage';
import Step from '../../components/Step';
import StepLine from '../../components/StepLine';
import Timeline from '../../components/Timeline';
import TopicCard from '../../components/TopicCard';
import Turn from '../../components/Turn';
import ButtonLink from './ButtonLink';
import {markdownElements} from './markdownElements';
import {
  ClientName,
  ContactDetails,
  ContactForm,
  SavingsCalculator,
  Studies,
  ToolCatalogue,
  ToolComparison,
  Video,
} from './recordComponents';

/** The components that pages can use without importing them. */
const MDXComponents = {
  Head,
  ...markdownElements,
  Actions,
  Banner,
  Benefit,
  BenefitGrid,
  Button: ButtonLink,
  CardGrid,
  Checklist,
  ClientName,
  ComparisonTable,
  ContactColumns,
  ContactDetails,
  ContactForm,
  ContactPanel,
  Exchange,
  Figure,
  FigureBand,
  Hero,
  Phase,
  PhaseGrid,
  ProcessFlowchart,
  ProcessStep,
  SavingsCalculator,
  Section,
  Stage,
  Step,
  StepLine,
  Studies,
  Timeline,
  ToolCatalogue,
  ToolComparison,
  TopicCard,
  Turn,
  Video,
};

export default MDXComponents;
